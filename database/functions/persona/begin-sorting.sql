-- Whose words a language model is to sort: the client and the organization of a group, for somebody who may
-- work with its agents. NOT_FOUND where there is no such group.
create or replace function app.begin_sorting(p_segment_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  seen record;
begin
  select f.client_id into seen
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.id = p_segment_id
    and f.kind = 'segment';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('agents.use', seen.client_id);
  return jsonb_build_object(
    'client_id', seen.client_id,
    'org_id', app.org_id(),
    'user_id', app.user_id()
  );
end $$;
grant execute on function app.begin_sorting to app_user;
