-- What was started, the latest first: of the organization (null) or one client, of one campaign, or one row
-- by its id, wherever it is in reach.
create or replace function app.list_quick_wins(
  p_client_id uuid,
  p_campaign_id uuid,
  p_id uuid,
  p_limit integer
)
returns table (
  id uuid,
  client_id uuid,
  client_name text,
  client_slug text,
  campaign_id uuid,
  campaign_name text,
  owner_id uuid,
  owner_name text,
  move jsonb,
  prediction jsonb,
  checklist jsonb,
  due date,
  status text,
  drop_reason text,
  result jsonb,
  grade text,
  decided_at timestamptz,
  decided_by_name text,
  created_at timestamptz,
  created_by_name text
)
language plpgsql stable set search_path = ''
as $$
begin
  if p_client_id is not null then
    perform app.require_may_for('work.view', p_client_id);
  end if;
  return query
    select
      q.id,
      q.client_id,
      c.name,
      c.slug,
      g.id,
      g.name,
      q.assigned_to,
      app.person_name(q.assigned_to),
      q.move,
      q.prediction,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', t.id, 'what', t.what, 'due', t.due, 'status', t.status)
          order by t.due, t.created_at, t.id
        )
        from public.tasks t
        where t.org_id = q.org_id
          and t.quick_win_id = q.id
      ), '[]'),
      q.due,
      q.status,
      q.drop_reason,
      q.result,
      q.grade,
      q.decided_at,
      app.person_name(q.decided_by),
      q.created_at,
      app.person_name(q.created_by)
    from public.quick_wins q
    left join public.clients c on c.org_id = q.org_id and c.id = q.client_id
    left join public.campaigns g on g.org_id = q.org_id and g.id = q.campaign_id
    where q.org_id = app.org_id()
      and (
        case
          when p_id is not null then q.id = p_id
          else q.client_id is not distinct from p_client_id
            and (p_campaign_id is null or q.campaign_id = p_campaign_id)
        end
      )
    order by q.created_at desc, q.id
    limit p_limit;
end $$;
grant execute on function app.list_quick_wins to app_user;
