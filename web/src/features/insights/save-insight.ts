import { sameExtracted, type Extracted } from './insight-form.ts'

type Calls = {
  update: (id: string, extracted: Extracted) => Promise<unknown>
  approve: (id: string) => Promise<unknown>
}

/** Save All: the edits first, if there are any, then the approval. Edits that could not be stored are not approved. */
export async function saveInsight(
  insight: { id: string; extracted_context: Extracted },
  edited: Extracted,
  { update, approve }: Calls,
): Promise<void> {
  if (!sameExtracted(insight.extracted_context, edited)) await update(insight.id, edited)
  await approve(insight.id)
}
