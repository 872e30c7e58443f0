-- Lines of the organization's log, newest first, for whoever may read it. What is null is not asked for;
-- days are of UTC.
create or replace function app.read_audit(
  p_entity text,
  p_action text,
  p_actor_id uuid,
  p_from date,
  p_to date,
  p_before bigint,
  p_limit integer
)
returns table (
  id bigint,
  created_at timestamptz,
  actor_id uuid,
  actor_name text,
  action text,
  entity text,
  entity_id uuid,
  detail jsonb
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_ability('audit.view');
  return query
    select a.id, a.created_at, a.actor_id, u.full_name, a.action, a.entity, a.entity_id, a.detail
    from public.audit_log a
    left join public.users u on u.org_id = a.org_id and u.id = a.actor_id
    where a.org_id = app.org_id()
      and (p_entity is null or a.entity = p_entity)
      and (p_action is null or a.action = p_action)
      and (p_actor_id is null or a.actor_id = p_actor_id)
      and (p_from is null or a.created_at >= p_from::timestamp at time zone 'UTC')
      and (p_to is null or a.created_at < (p_to + 1)::timestamp at time zone 'UTC')
      and (p_before is null or a.id < p_before)
    order by a.id desc
    limit p_limit;
end $$;
grant execute on function app.read_audit to app_user;
