import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwinTables } from './components/twin-tables.tsx'

test('a day in a table of a deliverable is written for people', () => {
  const table = {
    title: 'Key results',
    columns: [
      { label: 'By', numeric: false },
      { label: 'Target', numeric: true },
    ],
    rows: [['2027-03-31', 40]],
  }
  const markup = renderToStaticMarkup(<TwinTables tables={[table]} />)
  expect(markup).toContain('>31 Mar 2027<')
  expect(markup).not.toContain('2027-03-31')
})
