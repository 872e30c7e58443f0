-- Takes a question back that nobody has answered.
create or replace function app.withdraw_approval(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked record;
begin
  select a.client_id, a.status into asked
  from public.approvals a
  where a.org_id = app.org_id()
    and a.id = p_id
  for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('portal.ask', asked.client_id);
  if asked.status <> 'waiting' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.approvals a
  set
    status = 'withdrawn',
    decided_by = app.user_id(),
    decided_at = clock_timestamp()
  where a.org_id = app.org_id()
    and a.id = p_id;
  return app.approval_json(p_id);
end $$;
grant execute on function app.withdraw_approval to app_user;
