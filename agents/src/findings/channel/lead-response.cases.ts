import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A removal firm and a tutoring agency answer late; an answer within the hour is fine, and an unknown wait is not judged. */
export const cases: RuleCases = {
  rule: 'channel.lead-response',
  fires: [
    {
      firm: firm({
        channel: [{ label: 'the web form', sort: 'own', leads: 640, answerHours: 26 }],
      }),
      says: 'The web form: the 640 enquiries of a year wait 26 hours for an answer. In a study of American firms, those that tried within 1 hour got into a real conversation nearly 7 times as often as those that tried an hour later.',
    },
    {
      firm: firm({ channel: [{ label: 'e-mail', answerHours: 48 }] }),
      says: 'E-mail: enquiries wait 2 days for an answer. In a study of American firms, those that tried within 1 hour got into a real conversation nearly 7 times as often as those that tried an hour later.',
    },
  ],
  silent: [
    firm({ channel: [{ label: 'the web form', leads: 640, answerHours: 1 }] }),
    firm({ channel: [{ label: 'the web form', leads: 640 }] }),
  ],
}
