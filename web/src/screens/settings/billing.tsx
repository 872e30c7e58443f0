import { useProduct } from '@/features/product/use-product.ts'
import { SettingsFrame } from './settings-frame.tsx'

/** What one pays: nothing yet. Says what is decided about later, and no more. */
export default function Billing() {
  const { name, contact } = useProduct()
  return (
    <SettingsFrame title="Billing">
      <section aria-labelledby="price" className="grid max-w-[42em] gap-2">
        <h2 id="price" className="book text-title font-[480]">
          The alpha is free, with no card needed.
        </h2>
        <p className="text-ink-2">
          {name} is in a private alpha for founding members. There is no plan to choose, no trial
          that ends and nothing to cancel. We have no card of yours and ask for none.
        </p>
      </section>
      <section aria-labelledby="later" className="grid max-w-[42em] gap-2">
        <h2 id="later" className="border-b border-line-strong pb-2 font-semibold">
          When paid plans come
        </h2>
        <p className="text-ink-2">
          You will read the prices here before anything is charged, and nothing starts by itself:
          without your order you pay nothing.
        </p>
        <p className="text-ink-2">
          <strong className="font-semibold text-ink">No refunds.</strong> Payments for future paid
          plans will not be refunded, also when you stop in the middle of a paid period. You keep
          what you paid for until that period ends. Where the law gives you a right to your money
          back, it stands.
        </p>
        {contact && (
          <p className="text-ink-2">
            Questions:{' '}
            <a className="link" href={`mailto:${contact}`}>
              {contact}
            </a>
          </p>
        )}
      </section>
    </SettingsFrame>
  )
}
