-- Stops showing a report to the client's people.
create or replace function app.unshare_report(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports := app.require_report(p_id, 'portal.ask');
begin
  if report.shared_at is null then
    return;
  end if;
  update public.reports r
  set
    shared_at = null,
    shared_by = null
  where r.org_id = app.org_id()
    and r.id = p_id;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
  values (app.org_id(), app.user_id(), 'unshared', 'reports', p_id);
end $$;
grant execute on function app.unshare_report to app_user;
