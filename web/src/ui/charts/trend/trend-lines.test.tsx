import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lyingScale } from '../geometry/scales.ts'
import { Band, PlainLine, SeriesLine } from './trend-lines.tsx'

const scale = lyingScale([0, 10], [0, 100])
const moves = (markup: string) =>
  [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d.split('M').length - 1)

test('a line breaks at a gap and is never bridged', () => {
  const line = (values: (number | null)[]) =>
    moves(
      renderToStaticMarkup(
        <PlainLine values={values} x={scale} y={scale} stroke="" strokeWidth={1} />,
      ),
    )
  expect(line([1, 2, null, 4, 5])).toEqual([2])
  expect(line([1, 2, 3, 4, 5])).toEqual([1])
})

test('a band is drawn where both its ends are known', () => {
  const points = [{ value: 1, low: 0, high: 2 }, { value: 1, low: 0, high: 2 }, null, { value: 3 }]
  const drawn = moves(renderToStaticMarkup(<Band points={points} series={1} x={scale} y={scale} />))
  expect(drawn).toEqual([1, 1, 1])
})

test('a point between two gaps has a mark, and so has the newest', () => {
  const points = [{ value: 1 }, { value: 2 }, null, { value: 4 }, null, { value: 5 }, { value: 6 }]
  const line = { name: 'now', series: 2 as const, points }
  const markup = renderToStaticMarkup(<SeriesLine line={line} x={scale} y={scale} />)
  expect(markup.split('translate(')).toHaveLength(3)
})

test('a plan goes in steps and does not slope from one month to the next', () => {
  const drawn = (stepped: boolean) =>
    renderToStaticMarkup(
      <PlainLine
        values={[2, 2, 6, 6]}
        x={scale}
        y={scale}
        stroke=""
        strokeWidth={1}
        stepped={stepped}
      />,
    )
  const heights = (markup: string) =>
    [...markup.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
  const isLevel = (points: readonly (readonly [number, number])[]) =>
    points.every(([x, y], at) => at === 0 || y === points[at - 1]![1] || x === points[at - 1]![0])
  expect(isLevel(heights(drawn(true)))).toBe(true)
  expect(isLevel(heights(drawn(false)))).toBe(false)
})
