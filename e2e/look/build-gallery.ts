import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { galleryFolder, web } from './gallery';

test('the gallery builds', () => {
  execFileSync('../../node_modules/.bin/vite', ['build', '--mode', 'gallery', '--outDir', galleryFolder], {
    cwd: web,
    stdio: 'pipe',
  });
});
