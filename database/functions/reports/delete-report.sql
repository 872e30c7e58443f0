create or replace function app.delete_report(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_report(p_id, 'outputs.manage');
  update public.reports r
  set deleted_at = now()
  where r.org_id = app.org_id()
    and r.id = p_id;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
  values (app.org_id(), app.user_id(), 'deleted', 'reports', p_id);
end $$;
grant execute on function app.delete_report to app_user;
