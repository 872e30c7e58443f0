import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OddDaysDrawing } from './odd-days.tsx'
import { SplitBarsDrawing } from './split-bars.tsx'
import { printTone } from './tone.tsx'

const day = (at: number, value: number | null) => ({
  day: `2026-11-0${at}`,
  value,
  low: value === null ? null : 0.01,
  high: value === null ? null : 0.05,
  isOdd: at === 5,
})

test('a day that nobody told is a gap in the line, and an odd one stands out', () => {
  const svg = renderToStaticMarkup(
    <OddDaysDrawing
      chart={{
        title: '2 of 2 days lie below the former level',
        caption: '',
        kind: 'rate',
        since: '2026-11-04',
        before: 0.03,
        after: 0.01,
        days: [day(1, 0.03), day(2, 0.02), day(3, null), day(4, 0.01), day(5, 0.008)],
      }}
      currency="GBP"
      width={640}
      tone={printTone}
    />,
  )
  const lines = svg.match(/<path [^>]*stroke-width="1.5"/g)
  expect(lines).toHaveLength(2)
  expect(svg.match(/<circle /g)).toHaveLength(4)
  expect(svg.match(/r="4"/g)).toHaveLength(1)
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(svg).toContain('>1 Nov<')
  expect(svg).toContain('>5 Nov<')
  expect(svg).not.toMatch(/\d{4}-\d\d-\d\d/)
})

test('what took something away is hatched and has its sign', () => {
  const svg = renderToStaticMarkup(
    <SplitBarsDrawing
      split={{
        measure: 'revenue',
        isMoney: true,
        title: 'Revenue fell by £10.00',
        caption: '',
        former: 5_000,
        later: 4_000,
        parts: [
          { label: 'Email: conversion', value: -1_500 },
          { label: 'Email: visits', value: 500 },
        ],
      }}
      currency="GBP"
      width={640}
      tone={printTone}
    />,
  )
  expect(svg).toContain('−£15.00')
  expect(svg).toContain('+£5.00')
  expect(svg.match(/url\(#split-fall\)/g)).toHaveLength(1)
})
