import { expect, test } from 'vitest'
import { fileWords, firstValue, formWords, roleWords } from './reading/words.ts'
import { readText, sumsOf } from './testing/read-all.ts'

const ORDERS = [
  'Name,Email,Financial Status,Currency,Subtotal,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Cancelled at,Refunded Amount,Billing Name',
  '#1004,a@x.example,paid,GBP,10,2,12.00,2026-10-22 00:14:00 +0100,1,Tree,,0.00,Ada Example',
  '#1004,a@x.example,,,,,,2026-10-22 00:14:00 +0100,2,Bulb,,',
  '#1003,c@x.example,paid,GBP,10,2,12.00,2026-10-21 09:14:00 +0100,1,Tree,2026-10-21 10:00:00 +0100,12.00',
  '#1002,b@x.example,voided,GBP,10,2,12.00,2026-10-20 23:14:00 +0100,1,Tree,,0.00',
  '#1001,A@x.example,partially_refunded,GBP,10,2,12.00,2026-10-20 23:14:00 +0100,1,Tree,,3.50',
].join('\n')

test('orders are counted once, at the shop’s own hour, and nobody’s name or address is kept', async () => {
  const read = await readText(ORDERS)
  expect(read.head).toMatchObject({ source: 'shopify', grain: 'order' })
  expect(read.rows).toMatchObject([
    { entity: '#1004', day: '2026-10-22', hour: 0, values: { orders: 1, repeat_orders: 1 } },
    { entity: '#1001', day: '2026-10-20', hour: 23, values: { orders: 1, refunds: 350 } },
  ])
  expect(sumsOf(read.rows)).toEqual({ orders: 2, repeat_orders: 1, revenue: 2_400, refunds: 350 })
  expect(read.leftOut).toEqual({ header: 1, item: 1, void: 2 })
  expect(JSON.stringify(read)).not.toMatch(/x\.example|Ada/)
})

test('payouts and movements of the balance are told apart', async () => {
  const payouts = await readText(
    'id,Amount,Created (UTC),Currency,Arrival Date (UTC),Source Type,Status,Balance Transaction\npo_1,3930.14,2026-10-18 00:18,gbp,2026-10-20 00:00,card,paid,txn_1\npo_2,10.00,2026-10-18 00:18,gbp,2026-10-21 00:00,card,failed,txn_2\n',
  )
  expect(payouts.rows).toMatchObject([
    { day: '2026-10-20', entity: 'po_1', currency: 'GBP', values: { payouts: 393_014 } },
  ])
  const balance = await readText(
    [
      'balance_transaction_id,created,currency,gross,fee,net,reporting_category',
      'txn_1,2026-10-19 10:02:11,eur,600.00,8.70,591.30,charge',
      'txn_2,2026-10-19 11:02:11,eur,-20.00,0.00,-20.00,refund',
      'txn_3,2026-10-20 00:00:00,eur,-571.30,0.00,-571.30,payout',
      'txn_4,2026-10-20 00:00:00,eur,1.00,0.00,1.00,dispute_reversal',
    ].join('\n'),
  )
  expect(sumsOf(balance.rows)).toEqual({
    orders: 1,
    revenue: 60_000,
    fees: 870,
    refunds: 2_000,
    payouts: 57_130,
  })
  expect(balance.leftOut.other).toBe(1)
})

test('the screen gets its words from what was read', async () => {
  const { head } = await readText(
    'Kampagnenbericht\nTag;Kampagne;Währungscode;Kosten;Klicks;Conversions;Optimierungsfaktor\n19.10.2026;Herbst, Suche;GBP;43,18;2.114;3,00;87,2 %\n',
  )
  expect(fileWords(head)).toBe('Google Ads, campaigns by day')
  expect(formWords(head)).toEqual(['German headers', 'GBP', 'decimal comma'])
  const told = head.columns.map(column => {
    const first = firstValue(column, column.role, head)
    return [roleWords(column.role, head), first?.before, first?.after]
  })
  expect(told).toEqual([
    ['Day', '19.10.2026', '19 October 2026'],
    ['Campaign', 'Herbst, Suche', 'Herbst, Suche'],
    ['Currency', 'GBP', 'GBP'],
    ['Spend', '43,18', '£43.18'],
    ['Clicks', '2.114', '2,114'],
    ['Conversions, Google’s count', '3,00', '3.00'],
    ['Left out', '87,2 %', '87,2 %'],
  ])
})

test('a person’s mapping is applied, and is remembered by the headers', async () => {
  const text = 'Wann;Was;Wieviel\n19.10.2026;Laden;1.234,50\n20.10.2026;Laden;2,50\n'
  const plain = await readText(text)
  expect(plain.head.questions).toContainEqual({ ask: 'mapping' })
  const mapping = { 0: 'day', 1: 'campaign', 2: 'revenue' } as const
  const { head, rows } = await readText(text, { mapping, currency: 'EUR', channel: 'other' })
  expect(rows[0]).toMatchObject({
    day: '2026-10-19',
    campaign: 'Laden',
    channel: 'other',
    currency: 'EUR',
    values: { revenue: 123_450 },
  })
  const again = await readText(text.replace('Wann', ' wann '))
  expect(again.head.headersKey).toBe(head.headersKey)
})
