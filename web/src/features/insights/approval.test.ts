import { expect, test, vi } from 'vitest'
import { extractedOf, fieldsOf, isEmpty, keyLabel } from './insight-form.ts'
import { saveInsight } from './save-insight.ts'

const insight = {
  id: 'i',
  extracted_context: { competitors: ['RideLab', 'nobody'], uniqueValue: 'same day' },
}
const calls = () => ({
  update: vi.fn(async () => undefined),
  approve: vi.fn(async () => undefined),
})

test('a list is edited as lines, empty lines and emptied fields fall away', () => {
  const fields = fieldsOf(insight.extracted_context)
  expect(fields[0]).toEqual({ key: 'competitors', list: true, text: 'RideLab\nnobody' })
  expect(
    extractedOf([
      { ...fields[0]!, text: 'RideLab\n\n  Bay Bikes ' },
      { ...fields[1]!, text: ' ' },
    ]),
  ).toEqual({ competitors: ['RideLab', 'Bay Bikes'] })
})

test('nothing extracted cannot be saved', () => {
  expect(isEmpty({})).toBe(true)
  expect(isEmpty({ goals: [' '] })).toBe(true)
  expect(isEmpty(insight.extracted_context)).toBe(false)
})

test('Save All stores edits before it approves, and only when there are any', async () => {
  const plain = calls()
  await saveInsight(insight, extractedOf(fieldsOf(insight.extracted_context)), plain)
  expect(plain.update).not.toHaveBeenCalled()
  expect(plain.approve).toHaveBeenCalledWith('i')
  const edited = calls()
  await saveInsight(insight, { uniqueValue: 'next day' }, edited)
  expect(edited.update).toHaveBeenCalledWith('i', { uniqueValue: 'next day' })
  expect(edited.update.mock.invocationCallOrder[0]).toBeLessThan(
    edited.approve.mock.invocationCallOrder[0]!,
  )
})

test('edits that could not be stored are not approved', async () => {
  const failing = {
    ...calls(),
    update: vi.fn(async () => {
      throw new Error('Failed to update context')
    }),
  }
  await expect(saveInsight(insight, { uniqueValue: 'next day' }, failing)).rejects.toThrow(
    'Failed to update context',
  )
  expect(failing.approve).not.toHaveBeenCalled()
})

test('keys read as words', () => {
  expect(keyLabel('painPoints')).toBe('Pain points')
  expect(keyLabel('kpis')).toBe('KPIs')
})
