import {
  type CompanyFactRow,
  FACTS_MAX,
  type FactUse,
  type FactVersion,
} from '@sextant/contracts/company/facts'
import { asActor } from '@sextant/database/as-actor'
import { type Argument, rowsOf, valueOf } from '@sextant/database/call'
import { api, type Context, withToken } from '../../platform/context.ts'
import { companyFindings } from './company-findings.ts'
import { changeFact } from './change-fact.ts'
import { checkedAttributes, checkedLabel } from './fact-form.ts'
import { readAgain, readWords } from './read-words.ts'

export { asCompany } from './as-company.ts'
export { profileOf, readCompany } from './company-findings.ts'
export { changeFacts } from './change-fact.ts'
export { checkedAttributes, checkedLabel } from './fact-form.ts'
export { proposeMeasured, removedFacts, storeFacts } from './store-facts.ts'

type Signed = Context & { token: string }

/** A reading or a command that answers one fact. */
async function oneFact(
  context: Signed,
  name: string,
  ...values: Argument[]
): Promise<CompanyFactRow> {
  const [row] = await rowsOf<CompanyFactRow>(context.database.pool, context, name, ...values)
  return row!
}

const facts = api.company

export const companyRouter = {
  list: facts.list
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<CompanyFactRow>(
        context.database.pool,
        context,
        'list_company_facts',
        input.clientId ?? null,
        input.kind ?? null,
        input.status ?? null,
      ),
    ),

  uses: facts.uses
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<FactUse>(context.database.pool, context, 'company_fact_uses', input.clientId ?? null),
    ),

  create: facts.create
    .use(withToken)
    .handler(({ input, context }) =>
      oneFact(
        context,
        'create_company_fact',
        input.clientId ?? null,
        input.kind,
        checkedLabel(input.label, input.kind),
        checkedAttributes(input.kind, input.attributes),
        input.quote,
        'card',
        'confirmed',
        FACTS_MAX,
      ),
    ),

  update: facts.update.use(withToken).handler(async ({ input, context }) => {
    const change = (told: Parameters<typeof changeFact>[1]): Promise<CompanyFactRow> =>
      asActor(context.database.db, context, tx => changeFact(tx, told))
    if (!input.kind || input.attributes) return change(input)
    const before = await oneFact(context, 'company_fact', input.id)
    const row = await change(input)
    // Of another kind its words say more than what both kinds hold.
    const attributes = row.kind === before.kind ? {} : await readAgain(context, row)
    return Object.keys(attributes).length > 0 ? change({ id: row.id, attributes }) : row
  }),

  remove: facts.remove.use(withToken).handler(async ({ input, context }) => ({
    id: await valueOf<string>(context.database.pool, context, 'remove_company_fact', input.id),
  })),

  restore: facts.restore
    .use(withToken)
    .handler(({ input, context }) => oneFact(context, 'restore_company_fact', input.id)),

  history: facts.history
    .use(withToken)
    .handler(({ input, context }) =>
      rowsOf<FactVersion>(context.database.pool, context, 'company_fact_history', input.id),
    ),

  read: facts.read
    .use(withToken)
    .handler(({ input, context }) =>
      readWords(context, { text: input.text, clientId: input.clientId ?? null }),
    ),

  findings: facts.findings
    .use(withToken)
    .handler(({ input, context }) => companyFindings(context, input.clientId ?? null)),
}
