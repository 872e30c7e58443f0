-- Totals client by client, for agencies and those who see all of it. Money in cents.
create or replace function public.get_cross_client_analytics(p_org_id uuid)
returns table (
  client_id uuid,
  slug text,
  name text,
  industry text,
  status text,
  campaign_count integer,
  active_campaigns integer,
  completed_campaigns integer,
  total_budget float8,
  total_spent float8,
  output_count integer,
  monthly_fee_cents float8,
  health_score integer,
  last_activity timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  perform app.require_ability('analytics.cross-client');
  return query
    select
      r.id,
      r.slug,
      r.name,
      r.industry,
      r.status,
      r.campaigns_count,
      r.active_campaigns,
      coalesce(c.completed, 0),
      coalesce(c.budget, 0),
      coalesce(c.spent, 0),
      r.outputs_count,
      r.monthly_fee_cents,
      r.health_score,
      greatest(c.latest, o.latest)
    from app.client_rows() r
    left join (
      select
        x.client_id,
        (count(*) filter (where x.status = 'completed'))::integer as completed,
        sum(x.budget_cents)::float8 as budget,
        sum(x.spent_cents)::float8 as spent,
        max(x.updated_at) as latest
      from public.campaigns x
      where x.org_id = p_org_id
        and x.archived_at is null
        and x.client_id is not null
      group by x.client_id
    ) c on c.client_id = r.id
    left join (
      select x.client_id, max(x.created_at) as latest
      from public.agent_outputs x
      where x.org_id = p_org_id
        and x.deleted_at is null
        and x.client_id is not null
      group by x.client_id
    ) o on o.client_id = r.id
    where r.status <> 'archived'
    order by lower(r.name), r.id;
end $$;
grant execute on function public.get_cross_client_analytics to app_user;
