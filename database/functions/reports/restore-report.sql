-- Takes a deletion back; who saw the report then sees it again.
create or replace function app.restore_report(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place uuid;
begin
  select r.client_id into place
  from public.reports r
  where r.org_id = app.org_id()
    and r.id = p_id
    and r.deleted_at is not null;
  if not found or not app.may('outputs.manage', place) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.reports r
  set deleted_at = null
  where r.org_id = app.org_id()
    and r.id = p_id;
end $$;
grant execute on function app.restore_report to app_user;
