import { FULL_NAME_MAX } from '@sextant/contracts/limits'
import { useNavigate } from 'react-router'
import { BusinessFields } from '@/features/business-context/components/business-fields.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { useSkipOnboarding } from '@/features/session/api/skip-onboarding.ts'
import { rememberedOrganizationName } from '@/features/session/signup-memory.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NumberedStep } from './numbered-step.tsx'
import { useOnboarding } from './use-onboarding.ts'
import { WhatAgentsKnow } from './what-agents-know.tsx'

export default function BusinessContext() {
  const { organization } = useMe()
  const navigate = useNavigate()
  const skip = useSkipOnboarding()
  const company = organization?.name || rememberedOrganizationName() || 'Your Marketing Suite'
  const { name, setName, draft, change, complete, tried, failure, saving, submit } =
    useOnboarding(company)
  const told = tried && !complete
  return (
    <div className="wrap grid flex-1 content-center gap-x-14 gap-y-8 pt-10 pb-20 max-lg:max-w-[668px]! max-md:content-start lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)]">
      <header className="lg:col-span-2">
        <p className="cap">Three short steps, about a minute</p>
        <h1
          tabIndex={-1}
          className="book mt-1 max-w-[26em] text-title font-[480] tracking-[-0.006em]"
        >
          Welcome to {company}! Let's set up your business context to personalize your AI
          experience.
        </h1>
        <p className="mt-2 max-w-[38em] text-ink-2">
          In plain words: say once what your business is. Every agent begins with it, and none asks
          you for it again.
        </p>
      </header>
      <form
        noValidate
        onSubmit={event => void submit(event)}
        className="grid gap-7 [--control:2.75rem]"
      >
        {failure && <Alert title={failure}>Your answers are still here.</Alert>}
        <NumberedStep number={1} title="You" done={name.trim() !== ''}>
          <Field
            label="Your name"
            aside={<span className="text-ink-3">Optional</span>}
            hint="Your team sees it beside what you make."
          >
            {described => (
              <Input
                {...described}
                value={name}
                maxLength={FULL_NAME_MAX}
                autoComplete="name"
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
        </NumberedStep>
        <NumberedStep number={2} title="Your business" done={complete}>
          <BusinessFields draft={draft} onChange={change} tried={tried} />
        </NumberedStep>
        <NumberedStep number={3} title="Begin" done={false}>
          <div className="flex flex-wrap items-center gap-2.5">
            <Button
              type="submit"
              variant="primary"
              busy={saving}
              aria-disabled={!complete || undefined}
              aria-describedby="onboarding-missing"
              className="aria-disabled:border-line-strong aria-disabled:bg-sunken aria-disabled:text-ink-2"
            >
              {saving ? 'Saving' : 'Save and continue'}
            </Button>
            <Button
              variant="quiet"
              busy={skip.saving}
              onClick={() => void skip.save(undefined, () => navigate('/dashboard'))}
            >
              Skip for Now
            </Button>
          </div>
          <p
            id="onboarding-missing"
            aria-live="polite"
            className={told ? 'text-caption font-medium text-bad' : 'cap'}
          >
            {complete
              ? 'You can change all of this later, under Settings.'
              : 'Please select both your industry and company size to continue'}
          </p>
        </NumberedStep>
      </form>
      <WhatAgentsKnow company={company} name={name} draft={draft} />
    </div>
  )
}
