-- Stops a schedule; answers it as it was.
create or replace function app.delete_report_schedule(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  schedule public.report_schedules;
  answer jsonb;
begin
  select s.* into schedule
  from public.report_schedules s
  where s.org_id = app.org_id()
    and s.id = p_id;
  if schedule.id is null or not app.may('work.view', schedule.client_id) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('outputs.manage', schedule.client_id);
  answer := app.report_schedule_json(schedule);
  delete
  from public.report_schedules s
  where s.org_id = app.org_id()
    and s.id = p_id;
  return answer;
end $$;
grant execute on function app.delete_report_schedule to app_user;
