-- Puts aside what was noticed, or (p_dismiss false) takes that back. NOT_FOUND.
create or replace function app.dismiss_noticed(p_id uuid, p_dismiss boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  select n.client_id into v_client_id
  from public.noticed n
  where n.org_id = app.org_id()
    and n.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('outputs.manage', v_client_id);
  update public.noticed n
  set dismissed_at = case when p_dismiss then now() end,
    dismissed_by = case when p_dismiss then app.user_id() end
  where n.org_id = app.org_id()
    and n.id = p_id;
end $$;
grant execute on function app.dismiss_noticed to app_user;
