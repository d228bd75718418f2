import { type RefObject, useEffect, useState } from 'react';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { drawStory, type StoryContent } from './story-picture';

type StoryFile = File | 'drawing' | 'failed';

/**
 * Draws the picture on the canvas and prepares the file, because a share sheet opens only right after a press and
 * making the file takes a moment.
 */
export function useStoryFile(canvas: RefObject<HTMLCanvasElement | null>, story: StoryContent): StoryFile {
  const [file, setFile] = useState<StoryFile>('drawing');
  // The effect depends on the fields, because `story` is a new object at each render.
  const { days, host, season, dayNumber, streak, totalReps, week } = story;
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      if (!canvas.current) return;
      const moment = { season, dayNumber, streak, totalReps };
      await drawStory(canvas.current, { days, host, ...moment, ...(week && { week }) });
      const name = week ? 'hundred-week.png' : `hundred-day-${dayNumber}.png`;
      const png = await pngOf(canvas.current, name);
      if (!isOver) setFile(png);
    };
    draw().catch((error: unknown) => {
      if (isOver) return;
      logUnlessRequestFailed(error);
      setFile('failed');
    });
    return () => {
      isOver = true;
    };
  }, [canvas, days, host, season, dayNumber, streak, totalReps, week]);
  return file;
}

function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('The picture could not be made.'));
    }, 'image/png');
  });
}
