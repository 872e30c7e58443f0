-- A client with its figures; no row when it is out of reach. Money in cents.
create or replace function public.get_client_dashboard_routed(p_client_id uuid, p_org_id uuid)
returns table (
  id uuid,
  org_id uuid,
  slug text,
  name text,
  status text,
  industry text,
  client_info jsonb,
  monthly_fee_cents float8,
  campaigns_count integer,
  active_campaigns integer,
  outputs_count integer,
  health_score integer,
  created_at timestamptz,
  updated_at timestamptz,
  archived_at timestamptz,
  archive_reason text,
  version integer,
  health_campaigns integer,
  health_age integer,
  health_outputs integer,
  age_days integer,
  completed_campaigns integer,
  total_budget float8,
  total_spent float8,
  waiting_approvals integer,
  unread_messages integer,
  last_activity timestamptz,
  recent_outputs jsonb
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select
      r.*,
      h.campaigns,
      h.age,
      h.outputs,
      greatest(0, floor(extract(epoch from now() - r.created_at) / 86400))::integer,
      c.completed,
      c.budget,
      c.spent,
      (
        select count(*)::integer
        from public.approvals a
        where a.org_id = p_org_id
          and a.client_id = p_client_id
          and a.status = 'waiting'
      ),
      app.unread_portal_messages(p_client_id),
      greatest(c.latest, o.latest),
      o.rows
    from app.client_rows(p_client_id) r
    cross join lateral app.client_health(
      r.active_campaigns,
      r.campaigns_count,
      r.created_at,
      r.outputs_count
    ) h
    cross join lateral (
      select
        (count(*) filter (where x.status = 'completed'))::integer as completed,
        coalesce(sum(x.budget_cents), 0)::float8 as budget,
        coalesce(sum(x.spent_cents), 0)::float8 as spent,
        max(x.updated_at) as latest
      from public.campaigns x
      where x.org_id = p_org_id
        and x.client_id = p_client_id
        and x.archived_at is null
    ) c
    cross join lateral (
      select
        max(x.created_at) as latest,
        coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', x.id,
              'description', x.title,
              'agent', x.agent_type,
              'timestamp', x.created_at,
              'output_type', x.output_type
            )
            order by x.created_at desc
          ),
          '[]'
        ) as rows
      from (
        select y.*
        from public.agent_outputs y
        where y.org_id = p_org_id
          and y.client_id = p_client_id
          and y.deleted_at is null
        order by y.created_at desc
        limit 20
      ) x
    ) o;
end $$;
grant execute on function public.get_client_dashboard_routed to app_user;
