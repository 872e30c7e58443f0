import { expect, test } from 'vitest'
import { readRows } from './card-rows.ts'
import { rowsOfTable, tableIn } from './pasted-table.ts'

const factsOf = (kind: 'offer' | 'rival', text: string) =>
  readRows(kind, rowsOfTable(kind, tableIn(text)!).rows, 'GBP')

test('a pasted table with headings fills the rows, whatever the order of its columns', () => {
  const text =
    'Price\tName\tShare of sales\tColour\n£2,600\tawnings\t34%\tred\n£140\trepairs\t18%\t'
  const { rows, left } = rowsOfTable('offer', tableIn(text)!)
  expect(left).toEqual(['Colour'])
  expect(rows).toHaveLength(2)
  expect(factsOf('offer', text)).toMatchObject({
    faults: {},
    facts: [
      { label: 'awnings', attributes: { price: { cents: 260_000, currency: 'GBP' }, share: 0.34 } },
      { label: 'repairs', attributes: { price: { cents: 14_000 }, share: 0.18 } },
    ],
  })
})

test('without headings the columns stand in the order of the fields', () => {
  expect(factsOf('offer', 'awnings\t2600\t900\nrepairs\t140').facts).toMatchObject([
    { attributes: { price: { cents: 260_000 }, unitCost: { cents: 90_000 } } },
    { attributes: { price: { cents: 14_000 } } },
  ])
})

test('commas make a table where every line has as many, and may stand in quotation marks', () => {
  expect(tableIn('name,price\n"Hall, Sons",12\n"the ""big"" one",9')).toEqual([
    ['name', 'price'],
    ['Hall, Sons', '12'],
    ['the "big" one', '9'],
  ])
  expect(tableIn('We sell bread, cakes and tea.\nThe bread is best.')).toBeNull()
  expect(tableIn('one line\tonly')).toBeNull()
})

test('a sort is filled where the cell says one of the list, and left where it does not', () => {
  const { facts } = factsOf('rival', 'Who\tSort\tPrice\nNorth\tSubstitute\t900\nSouth\tcheap\t800')
  expect(facts.map(({ attributes }) => attributes.sort)).toEqual(['substitute', undefined])
})

test('what cannot be a name or a figure is told with its row, and the others stand', () => {
  const { rows } = rowsOfTable('offer', tableIn('awnings\t2600\nthey are cheap\tabout ten')!)
  const { faults } = readRows('offer', rows, 'GBP')
  expect(Object.keys(faults)).toEqual([rows[1]!.id])
  expect(Object.keys(faults[rows[1]!.id]!).toSorted()).toEqual(['label', 'price'])
})
