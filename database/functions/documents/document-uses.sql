-- The deliverables that rest on something that was read in a document, each with the pages.
create or replace function app.document_uses(p_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(x) order by x.created_at desc), '[]')
  from (
    select
      o.id,
      o.title,
      o.agent_type,
      o.output_type,
      o.created_at,
      array_agg(distinct s.page order by s.page) as pages
    from public.document_facts s
    join public.fact_uses u
      on u.org_id = s.org_id
      and u.fact_id = s.fact_id
    join public.agent_outputs o
      on o.org_id = u.org_id
      and o.id = u.output_id
    where s.org_id = app.org_id()
      and s.document_id = p_id
      and o.deleted_at is null
    group by o.org_id, o.id
  ) x
$$;
grant execute on function app.document_uses to app_user;
