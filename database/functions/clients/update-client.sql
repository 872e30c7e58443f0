-- Replaces what a person writes on a client. A version that is not the row's raises CONFLICT and changes
-- nothing.
create or replace function app.update_client(p_id uuid, p_version integer, p_fields jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current record;
begin
  perform app.require_may_for('clients.manage', p_id);
  select c.version, c.archived_at into current
  from public.clients c
  where c.org_id = app.org_id()
    and c.id = p_id
  for update;
  if current.version <> p_version then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.clients c
  set
    name = p_fields ->> 'name',
    status = case when c.archived_at is null then p_fields ->> 'status' else c.status end,
    industry = p_fields ->> 'industry',
    client_info = coalesce(p_fields -> 'client_info', '{}'),
    monthly_fee_cents = (p_fields ->> 'monthly_fee_cents')::bigint
  where c.org_id = app.org_id()
    and c.id = p_id;
  return app.client_json(p_id);
end $$;
grant execute on function app.update_client to app_user;
