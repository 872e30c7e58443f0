-- Makes the report of a schedule that is due and the mails that carry it, and sets its next time: all in one
-- step, and once, however many servers look. Answers whether it was this one.
create or replace function app.run_report_schedule(
  p_org_id uuid,
  p_id uuid,
  p_due_at timestamptz,
  p_title text,
  p_from date,
  p_to date,
  p_now timestamptz
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  schedule public.report_schedules;
  new_id uuid;
begin
  select s.* into schedule
  from public.report_schedules s
  where s.org_id = p_org_id
    and s.id = p_id
    and s.next_at = p_due_at
  for update skip locked;
  if schedule.id is null then
    return false;
  end if;
  update public.report_schedules s
  set next_at = app.next_report_run(
    s.cadence,
    s.weekday,
    s.working_day,
    s.hour,
    s.time_zone,
    greatest(p_now, p_due_at)
  )
  where s.org_id = p_org_id
    and s.id = p_id;
  insert into public.reports (
    org_id,
    client_id,
    report_type,
    title,
    period_rule,
    period_from,
    period_to,
    sections,
    brand,
    schedule_id,
    created_by
  )
  values (
    p_org_id,
    schedule.client_id,
    schedule.report_type,
    p_title,
    case schedule.cadence when 'weekly' then 'last-week' else 'last-month' end,
    p_from,
    p_to,
    schedule.sections,
    schedule.brand,
    schedule.id,
    schedule.created_by
  )
  on conflict (org_id, schedule_id, period_from) do nothing
  returning id into new_id;
  if new_id is null then
    return false;
  end if;
  insert into public.report_mails (
    org_id,
    client_id,
    report_id,
    recipient_id,
    requested_by,
    next_attempt_at
  )
  select p_org_id, schedule.client_id, new_id, u.id, schedule.created_by, p_now
  from public.users u
  where u.org_id = p_org_id
    and u.id = any (schedule.recipients);
  return true;
end $$;
grant execute on function app.run_report_schedule to app_auth;
