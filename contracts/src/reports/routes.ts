import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../rows.ts'
import {
  REPORT_COMMENT_MAX,
  REPORT_RECIPIENTS_MAX,
  REPORT_STEPS_MAX,
  REPORT_TEXT_MAX,
  reportAnswer,
  reportBrandOf,
  reportComment,
  reportMailRow,
  reportPeriod,
  reportPerson,
  reportPlan,
  reportRow,
  reportSections,
  reportStep,
  reportTitle,
  scheduleFields,
  scheduleRow,
} from './rows.ts'
import { SECTION_IDS } from './types.ts'

const byId = z.object({ id: uuid })
const place = z.object({ client_id: uuid.optional() })
const version = z.number().int().min(1)

export const reportRoutes = {
  list: endpoint
    .route({ method: 'GET', path: '/reports', summary: 'Reports in reach, the newest first' })
    .input(
      place.extend({
        report_type: z.string().max(40).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.array(reportRow)),
  create: endpoint
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Start a report of a type; its numbers are live until it is sent',
      successStatus: 201,
    })
    .input(
      place.extend({
        report_type: z.string().max(40),
        title: reportTitle.optional(),
        period: reportPeriod.optional(),
      }),
    )
    .output(byId),
  read: endpoint
    .route({
      method: 'GET',
      path: '/reports/{id}',
      summary: 'A report: computed now while it is a draft, as it was sent afterwards',
    })
    .input(byId)
    .output(reportAnswer),
  update: endpoint
    .route({ method: 'PUT', path: '/reports/{id}', summary: 'Change a draft' })
    .input(
      byId.extend({
        version,
        title: reportTitle.optional(),
        sections: reportSections.optional(),
        brand: reportBrandOf.optional(),
        plan: reportPlan.optional(),
        steps: z.array(reportStep).max(REPORT_STEPS_MAX).optional(),
        words: z.string().max(REPORT_TEXT_MAX).optional(),
        period: reportPeriod.optional(),
      }),
    )
    .output(reportAnswer),
  publish: endpoint
    .route({
      method: 'POST',
      path: '/reports/{id}/publish',
      summary:
        'Freeze the numbers; show it to the client’s guests and mail it, where that is asked for',
    })
    .input(
      byId.extend({
        version,
        share: z.boolean().default(false),
        recipients: z.array(uuid).max(REPORT_RECIPIENTS_MAX).default([]),
      }),
    )
    .output(reportAnswer),
  unshare: endpoint
    .route({
      method: 'POST',
      path: '/reports/{id}/unshare',
      summary: 'Stop showing it to the client’s guests',
    })
    .input(byId)
    .output(reportAnswer),
  remove: endpoint
    .route({ method: 'DELETE', path: '/reports/{id}', summary: 'Delete a report' })
    .input(byId)
    .output(byId),
  restore: endpoint
    .route({ method: 'POST', path: '/reports/{id}/restore', summary: 'Take a deletion back' })
    .input(byId)
    .output(byId),
  comment: endpoint
    .route({
      method: 'POST',
      path: '/reports/{id}/comments',
      summary: 'Say something beside a report; members and the client’s guests see it',
      successStatus: 201,
    })
    .input(
      byId.extend({
        /** Of the caller's making, so that a repeated call says it once. */
        comment_id: uuid.optional(),
        section: z.enum(SECTION_IDS).nullable().default(null),
        body: z.string().trim().min(1).max(REPORT_COMMENT_MAX),
      }),
    )
    .output(reportComment),
  people: endpoint
    .route({
      method: 'GET',
      path: '/report-people',
      summary: 'Who could get a report: members and the client’s guests',
    })
    .input(place)
    .output(z.array(reportPerson)),
  schedules: endpoint
    .route({
      method: 'GET',
      path: '/report-schedules',
      summary: 'Reports that go out by themselves',
    })
    .input(place)
    .output(z.array(scheduleRow)),
  addSchedule: endpoint
    .route({
      method: 'POST',
      path: '/report-schedules',
      summary: 'Send a report every week or month',
      successStatus: 201,
    })
    .input(scheduleFields.extend(place.shape))
    .output(scheduleRow),
  updateSchedule: endpoint
    .route({ method: 'PUT', path: '/report-schedules/{id}', summary: 'Change a schedule' })
    .input(scheduleFields.extend({ id: uuid, version }))
    .output(scheduleRow),
  removeSchedule: endpoint
    .route({
      method: 'DELETE',
      path: '/report-schedules/{id}',
      summary: 'Stop a schedule; answers it, so that it can be made again',
    })
    .input(byId)
    .output(scheduleRow),
  mails: endpoint
    .route({
      method: 'GET',
      path: '/report-mails',
      summary: 'Reports on their way to people, those that were not delivered first',
    })
    .input(place.extend({ report_id: uuid.optional() }))
    .output(z.array(reportMailRow)),
  retryMail: endpoint
    .route({
      method: 'POST',
      path: '/report-mails/{id}/retry',
      summary: 'Try a mail again that was given up',
    })
    .input(byId)
    .output(byId),
}
