import type { CountedSet } from '../counted-set';
import { PoseFinderUnavailable } from '../pose/pose-finder-unavailable';
import { usePoseFinder } from '../pose/use-pose-finder';
import { useCamera } from '../use-camera';
import { wakeVoice } from '../voice';
import { AskForCamera } from './ask-for-camera';
import { CameraIssuePanel } from './camera-issue-panel';
import { CameraStage } from './camera-stage';

/** The camera flow from the permission to the last rep. */
export function CameraCounting(props: CountedSet) {
  const { filesState, megabytes, download, cancelDownload, startFinder, endFinder } = usePoseFinder();
  const { state, facing, start, pause, fail, reset } = useCamera(startFinder);

  /** Runs in the press handler without an await before it, because browsers require that. */
  function begin(nextFacing = facing) {
    wakeVoice();
    void start(nextFacing);
  }

  async function downloadFiles() {
    try {
      await download();
      reset();
    } catch (error) {
      fail(error instanceof PoseFinderUnavailable ? error.problem : 'files');
    }
  }

  function failWithFinder() {
    endFinder();
    fail('model');
  }

  switch (state.step) {
    case 'failed':
      return (
        <CameraIssuePanel
          problem={state.problem}
          isLoading={typeof filesState === 'number'}
          onRetry={() => (filesState === 'complete' ? begin() : void downloadFiles())}
        />
      );
    case 'off':
    case 'starting':
      return (
        <AskForCamera
          movement={props.movement}
          name={props.name}
          filesState={filesState}
          megabytes={megabytes}
          isStarting={state.step === 'starting'}
          onLoad={() => void downloadFiles()}
          onCancel={cancelDownload}
          onStart={() => begin()}
        />
      );
    case 'looking':
    case 'paused':
      return (
        <CameraStage
          {...props}
          camera={state}
          facing={facing}
          onFacing={begin}
          onPause={pause}
          onFailure={failWithFinder}
          onGoOn={() => begin()}
        />
      );
  }
}
