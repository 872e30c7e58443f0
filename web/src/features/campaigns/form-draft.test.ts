import { expect, test } from 'vitest'
import { EMPTY_FORM } from './campaign-form.ts'
import { newDraftKey, readDraft } from './form-draft.ts'

const storage = (kept: string | null) => ({ getItem: () => kept })

test('what was typed comes back; what cannot be read counts as nothing', () => {
  expect(
    readDraft(
      'k',
      storage(JSON.stringify({ form: { name: 'Spring', tags: ['a'] }, base: null, client: 'c' })),
    ),
  ).toEqual({ form: { ...EMPTY_FORM, name: 'Spring', tags: ['a'] }, base: null, client: 'c' })
  for (const kept of [null, '', '{', '[]', '7', '{"form":null}'])
    expect(readDraft('k', storage(kept))).toBeNull()
  expect(
    readDraft('k', storage(JSON.stringify({ form: { name: 5, tags: 'a', goals: [1] } })))?.form,
  ).toEqual(EMPTY_FORM)
})

test('a draft for one client is not found under another', () => {
  expect(
    new Set([
      newDraftKey('o', 'a'),
      newDraftKey('o', 'b'),
      newDraftKey('o', null),
      newDraftKey('p', 'a'),
    ]).size,
  ).toBe(4)
})
