import type { Platform } from '../platform.ts'

/** The campaign report; opens and clicks are of people, not of events. Origin: docs/decisions/0066. */
export const mailchimp: Platform = {
  id: 'mailchimp',
  source: 'mailchimp',
  whose: 'Mailchimp’s',
  what: 'emails by send day',
  columns: {
    day: 'Send Date',
    campaign: 'Title | Campaign Name | Email Name',
    sent: 'Total Recipients | Recipients',
    delivered: 'Successful Deliveries',
    opens: 'Unique Opens | Opens | Total Opens',
    email_clicks: 'Unique Clicks | Clicks | Total Clicks',
    unsubscribes: 'Unsubscribes | Unsubscribed',
    bounces: 'Total Bounces | Bounces',
    conversions: 'Total Orders',
    conversion_value: 'Total Revenue | Total Gross Sales',
  },
  signs: ['Successful Deliveries | Abuse Complaints | Send Weekday', 'Unique Opens | Open Rate'],
  needs: [['sent', 'delivered', 'opens'], ['day']],
  byDay: 'In Mailchimp export the campaign report with the send dates.',
}
