-- How complete the foundation is. The three foundations weigh 30 each, content 10 (a choice of this
-- product); ready means all three foundations.
create or replace function public.get_intelligence_readiness(p_org_id uuid)
returns table (
  has_strategy boolean,
  has_persona boolean,
  has_marketing_strategy boolean,
  has_content boolean,
  total_outputs integer,
  readiness_score integer,
  is_ready boolean
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select
      f.s,
      f.p,
      f.m,
      f.c,
      f.n,
      30 * f.s::integer + 30 * f.p::integer + 30 * f.m::integer + 10 * f.c::integer,
      f.s and f.p and f.m
    from (
      select
        coalesce(bool_or(o.agent_type = 'strategy'), false) as s,
        coalesce(bool_or(o.agent_type = 'persona'), false) as p,
        coalesce(bool_or(o.agent_type = 'marketing-strategy'), false) as m,
        coalesce(bool_or(o.agent_type = 'content'), false) as c,
        count(*)::integer as n
      from public.agent_outputs o
      where o.org_id = p_org_id
        and o.deleted_at is null
    ) f;
end $$;
grant execute on function public.get_intelligence_readiness to app_user;
