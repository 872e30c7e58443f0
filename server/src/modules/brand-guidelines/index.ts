import { checkBrand } from '@sextant/agents/brand/check-brand'
import type { BrandAnswer, BrandGuidelines } from '@sextant/contracts/brand/guidelines'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'

const { brand } = api
type Output = { client_id: string | null; content: StoredDeliverable }

export const brandRouter = {
  read: brand.read
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<BrandAnswer>(context, 'read_brand_guidelines', input.clientId ?? null),
    ),
  save: brand.save
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<BrandAnswer>(
        context,
        'save_brand_guidelines',
        input.clientId ?? null,
        JSON.stringify(input.guidelines),
        input.after,
      ),
    ),
  restore: brand.restore
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<BrandAnswer>(
        context,
        'restore_brand_guidelines',
        input.clientId ?? null,
        input.version,
      ),
    ),
  /** Held against the guidelines as they stand now, of whom the output is for and of nobody else. */
  check: brand.check.use(withToken).handler(async ({ input, context }) => {
    const { content, guidelines } = await asActor(context.database.db, context, async tx => {
      const [output] = await rowsWithin<Output>(tx, 'read_output', input.id)
      return {
        content: output!.content,
        guidelines: await callWithin<BrandGuidelines | null>(
          tx,
          'brand_content',
          output!.client_id,
        ),
      }
    })
    return {
      has_guidelines: guidelines !== null,
      findings: guidelines ? checkBrand(content, guidelines) : [],
    }
  }),
}
