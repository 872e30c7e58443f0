import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

test('days are written for people, and what is no day stays as it is', () => {
  const table = {
    columns: [{ label: 'Day' }, { label: 'Orders' }],
    rows: [
      ['2026-11-03', 4],
      ['Not told', null],
    ],
  }
  const markup = renderToStaticMarkup(<DataTable table={table} label="Orders" />)
  const cells = [...markup.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(cells).toEqual(['3 Nov 2026', '4', 'Not told', '–'])
})
