import { useRef } from 'react';
import { canShare, openShareSheet } from '../../platform/device/share-sheet';
import { saveFile } from '../../platform/storage/save-file';
import { Button } from '../../ui/button';
import { describeDays } from '../../ui/hundred-grid/describe-days';
import { useStoryFile } from './story-file';
import { type StoryContent, storyHeight, storyWidth } from './story-picture';
import { text } from './text';

/** The day as a picture for a story: saved, or passed to another app. */
export function StoryPart({ story }: { story: StoryContent }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useStoryFile(canvas, story);
  const isReady = file instanceof File;
  return (
    <section
      aria-labelledby="story-picture"
      className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-t border-line pt-6 max-tablet:gap-4 max-phone:grid-cols-1"
    >
      <canvas
        ref={canvas}
        width={storyWidth}
        height={storyHeight}
        role="img"
        aria-label={
          story.week
            ? text.weekPicture({ days: story.week.completed, grid: describeDays(story.days) })
            : text.dayPicture({ day: story.dayNumber, grid: describeDays(story.days) })
        }
        hidden={file === 'failed'}
        className="aspect-[9/16] w-42 rounded-2 border border-line max-tablet:w-30"
      />
      <div className="flex flex-col items-start gap-3 tablet:justify-center">
        <h3 id="story-picture">{text.picture}</h3>
        <p className="text-md text-ink-2">{file === 'failed' ? text.pictureFailed : text.pictureHint}</p>
        {file !== 'failed' && (
          <div className="mt-auto flex w-full flex-wrap gap-2 max-tablet:flex-col tablet:mt-1">
            <Button
              look="ink"
              busy={!isReady}
              busyText={text.drawing}
              onClick={() => isReady && saveFile(file)}
            >
              {text.savePicture}
            </Button>
            {isReady && canShare({ files: [file] }) && (
              <Button icon="share" onClick={() => void openShareSheet({ files: [file] })}>
                {text.sharePicture}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
