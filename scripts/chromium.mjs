import { chromium } from 'playwright-core';

/** Starts the system's Chromium, or the one whose path CHROMIUM holds. */
export const launchChromium = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
