-- Puts aside what was noticed, with what was noticed of the same series before, or (p_dismiss false) takes
-- that back. NOT_FOUND.
create or replace function app.dismiss_noticed(p_id uuid, p_dismiss boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_one public.noticed;
begin
  select * into v_one
  from public.noticed n
  where n.org_id = app.org_id()
    and n.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('outputs.manage', v_one.client_id);
  update public.noticed n
  set dismissed_at = case when p_dismiss then now() end,
    dismissed_by = case when p_dismiss then app.user_id() end
  where n.org_id = app.org_id()
    and n.client_id is not distinct from v_one.client_id
    and n.key = v_one.key
    and n.noticed_at <= v_one.noticed_at
    and n.dismissed_at is not distinct from v_one.dismissed_at;
end $$;
grant execute on function app.dismiss_noticed to app_user;
