import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PositioningMapDrawing } from './positioning-map.tsx'
import { roundTicks, scaleOf } from './positioning-scale.tsx'
import { printTone } from './tone.tsx'

const MAP = {
  x: { name: 'Price against ours', unit: 'percent' as const },
  y: { name: 'Better points, less worse ones', unit: 'count' as const },
  points: [
    { fact: null, name: 'Harbor Loaf', x: 0, y: 0 },
    { fact: 'r1', name: 'Crumb & Co', x: -0.1, y: -1 },
    { fact: 'r2', name: 'Market Basket', x: 0.25, y: 2 },
  ],
}

test('round figures around all values, also where they are one and the same', () => {
  expect(roundTicks([0, -0.1, 0.25])).toEqual([-0.1, 0, 0.1, 0.2, 0.3])
  expect(roundTicks([3, 3])).toEqual([3, 4])
  expect(roundTicks([0])).toEqual([0, 0.25])
  expect(scaleOf([0, 10], 100, 200)(5)).toBe(150)
})

test.each([320, 860])('everybody is on the map and in its words, %i px wide', width => {
  const drawn = renderToStaticMarkup(
    <PositioningMapDrawing body={MAP} width={width} tone={printTone} />,
  )
  for (const { name } of MAP.points)
    expect(drawn).toContain(`>${name.replace('&', '&amp;')}</text>`)
  expect(drawn).toContain('Harbor Loaf 0% and 0')
  expect(drawn).toContain('Market Basket 25% and 2')
  expect(drawn).not.toContain('NaN')
})

test('nothing is drawn of a map that is still growing', () => {
  const drawn = renderToStaticMarkup(
    <PositioningMapDrawing body={{ points: [] }} width={400} tone={printTone} />,
  )
  expect(drawn).not.toContain('<path')
})
