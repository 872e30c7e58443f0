-- What a filter finds, counted, and what it can be narrowed down by: clients, campaigns, authors, agents and
-- types of the deliverables in reach, of one client where p_filter names one.
create or replace function app.library_overview(p_filter jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with everything as materialized (
      select l.*
      from app.library_outputs(
        jsonb_strip_nulls(jsonb_build_object('client', p_filter -> 'within')),
        null
      ) l
    ),
    found as (
      select count(*)::integer as total
      from app.library_outputs(p_filter - 'within', app.queries_for_outputs(p_filter -> 'terms'))
    )
    select jsonb_build_object(
      'found', (select f.total from found f),
      'total', (select count(*)::integer from everything),
      'stale', (select count(*)::integer from everything e where e.stale_since is not null),
      'saved', (select count(*)::integer from everything e where e.saved_at is not null),
      'agents', (
        select coalesce(jsonb_object_agg(x.agent_type, x.count), '{}')
        from (select e.agent_type, count(*) from everything e group by e.agent_type) x
      ),
      'types', (
        select coalesce(jsonb_object_agg(x.output_type, x.count), '{}')
        from (select e.output_type, count(*) from everything e group by e.output_type) x
      ),
      'clients', (
        select coalesce(jsonb_agg(to_jsonb(x) order by x.name), '[]')
        from (
          select c.id, c.name, count(*)::integer as count
          from everything e
          join public.clients c on c.org_id = app.org_id() and c.id = e.client_id
          group by c.id, c.name
        ) x
      ),
      'campaigns', (
        select coalesce(jsonb_agg(to_jsonb(x) order by x.name), '[]')
        from (
          select g.id, g.name, count(*)::integer as count
          from everything e
          join public.campaigns g on g.org_id = app.org_id() and g.id = e.campaign_id
          group by g.id, g.name
        ) x
      ),
      'authors', (
        select coalesce(jsonb_agg(to_jsonb(x) order by x.name), '[]')
        from (
          select e.created_by as id, app.person_name(e.created_by) as name, count(*)::integer as count
          from everything e
          where e.created_by is not null
          group by e.created_by
        ) x
        where x.name is not null
      )
    )
  );
end $$;
grant execute on function app.library_overview to app_user;
