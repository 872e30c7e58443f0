-- Guards what is done with a report: unseen is not there, seen without the ability is forbidden. Answers the
-- row, locked, so that two who change it come one after the other.
create or replace function app.require_report(p_id uuid, p_ability text) returns public.reports
language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports;
begin
  select r.* into report
  from public.reports r
  where r.org_id = app.org_id()
    and r.id = p_id
    and r.deleted_at is null
  for update;
  if report.id is null
    or (report.shared_at is null and not app.may('work.view', report.client_id))
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for(p_ability, report.client_id);
  return report;
end $$;
