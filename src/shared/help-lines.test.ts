import { expect, test } from 'vitest';
import { helpLines, helpLinesFor, regionOf, worldLines } from './help-lines.ts';

test('every line can be called, written to or opened, and nothing else stands in its place', () => {
  const regions = [...Object.keys(helpLines), undefined].map((region) => helpLinesFor(region));
  for (const { phone, sms, url } of regions.flatMap(({ lines }) => lines)) {
    expect(phone ?? sms ?? url).toBeDefined();
    for (const number of [phone, sms]) if (number) expect(number).toMatch(/^\d[\d -]+\d$/);
    if (url) expect(new URL(url).protocol).toBe('https:');
  }
});

test('every country ends with the list that knows all countries', () => {
  for (const region of Object.keys(helpLines))
    expect(helpLinesFor(region).lines.at(-1)).toBe(worldLines[0]);
});

test('a country without a list of its own, and none at all, have the list of all countries', () => {
  for (const region of [undefined, 'XX', 'constructor'])
    expect(helpLinesFor(region).lines[0]).toBe(worldLines[0]);
});

test('the country is that of the language that is liked best', () => {
  expect(regionOf(['en-GB', 'en', 'en-US'])).toBe('GB');
  expect(regionOf(['en', 'en-IE'])).toBe('IE');
  expect(regionOf(['pt', 'en-US'])).toBeUndefined();
  expect(regionOf(['zh-Hant-TW'])).toBe('TW');
  expect(regionOf([])).toBeUndefined();
});
