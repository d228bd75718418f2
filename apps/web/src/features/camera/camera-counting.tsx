import { AskForCamera } from './ask-for-camera';
import { CameraStage } from './camera-stage';
import { CameraTrouble } from './camera-trouble';
import type { CountedSet } from './counted-set';
import { useCamera } from './use-camera';
import { NotPrepared, usePoseFinder } from './use-pose-finder';

/** From asking for the camera to the last rep. */
export function CameraCounting(props: CountedSet) {
  const { files, load, cancel, start: startFinder, drop } = usePoseFinder();
  const { state, facing, start, pause, fail, rest } = useCamera(startFinder);

  async function loadFiles() {
    try {
      await load();
      rest();
    } catch (error) {
      fail(error instanceof NotPrepared ? error.problem : 'files');
    }
  }

  function breakOff() {
    drop();
    fail('model');
  }

  switch (state.step) {
    case 'failed':
      return (
        <CameraTrouble
          problem={state.problem}
          isLoading={typeof files === 'number'}
          onRetry={() => void (files === 'here' ? start(facing) : loadFiles())}
        />
      );
    case 'resting':
    case 'starting':
      return (
        <AskForCamera
          movement={props.movement}
          name={props.name}
          files={files}
          isStarting={state.step === 'starting'}
          onLoad={() => void loadFiles()}
          onCancel={cancel}
          onStart={() => void start(facing)}
        />
      );
    case 'looking':
    case 'paused':
      return (
        <CameraStage
          {...props}
          camera={state}
          facing={facing}
          onFacing={(next) => void start(next)}
          onPause={pause}
          onFailure={breakOff}
          onGoOn={() => void start(facing)}
        />
      );
  }
}
