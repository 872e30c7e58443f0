-- Figures of the dashboard, counted at every call; the web keeps them for two minutes. Money: total_budget
-- and total_spent in cents; total_revenue (monthly fees of active clients) and avg_client_value (per active
-- client) in dollars, null for who may not know what clients pay.
create or replace function public.get_dashboard_metrics_cached(p_org_id uuid)
returns table (
  campaign_count integer,
  active_campaigns integer,
  completed_campaigns integer,
  total_budget float8,
  total_spent float8,
  budget_utilization_percentage float8,
  client_count integer,
  active_clients integer,
  team_member_count integer,
  new_members_30d integer,
  document_count integer,
  total_ai_interactions integer,
  total_revenue float8,
  avg_client_value float8,
  last_activity timestamptz,
  organization_type text
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select
      c.n,
      c.active,
      c.completed,
      c.budget,
      c.spent,
      case
        when c.budget > 0 then round((100 * c.spent / c.budget)::numeric, 1)::float8
        else 0::float8
      end,
      k.n,
      k.active,
      t.n,
      t.fresh,
      d.n,
      m.n,
      k.fees,
      case when k.active > 0 then k.fees / k.active else k.fees end,
      greatest(c.latest, m.latest),
      o.type
    from
      public.organizations o,
      lateral (
        select
          count(*)::integer as n,
          (count(*) filter (where x.status = 'active'))::integer as active,
          (count(*) filter (where x.status = 'completed'))::integer as completed,
          coalesce(sum(x.budget_cents), 0)::float8 as budget,
          coalesce(sum(x.spent_cents), 0)::float8 as spent,
          max(x.updated_at) as latest
        from public.campaigns x
        where x.org_id = p_org_id
          and x.archived_at is null
      ) c,
      lateral (
        select
          count(*)::integer as n,
          (count(*) filter (where x.status = 'active'))::integer as active,
          case
            when app.may('clients.manage')
              then coalesce(sum(f.cents) filter (where x.status = 'active'), 0)::float8 / 100
          end as fees
        from public.clients x
        left join app.client_fees() f on f.client_id = x.id
        where x.org_id = p_org_id
          and x.archived_at is null
      ) k,
      lateral (
        select
          count(*)::integer as n,
          (count(*) filter (where x.created_at > now() - interval '30 days'))::integer as fresh
        from public.users x
        where x.org_id = p_org_id
      ) t,
      lateral (
        select count(*)::integer as n
        from public.documents x
        where x.org_id = p_org_id
          and x.deleted_at is null
      ) d,
      lateral (
        select count(*)::integer as n, max(x.created_at) as latest
        from public.agent_messages x
        where x.org_id = p_org_id
          and x.role = 'user'
      ) m
    where o.id = p_org_id;
end $$;
grant execute on function public.get_dashboard_metrics_cached to app_user;
