-- What was found in figures of a client (null: the organization's own), newest first, with what each
-- predicts now and what came of it.
create or replace function app.performance_findings(p_client_id uuid, p_limit integer)
returns table (
  id uuid,
  client_id uuid,
  output_type text,
  title text,
  decision text,
  created_at timestamptz,
  prediction jsonb,
  grade text,
  events double precision,
  cases double precision
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select
      o.id,
      o.client_id,
      o.output_type,
      o.title,
      coalesce(o.content -> 'decision' ->> 'text', ''),
      o.created_at,
      p.prediction,
      p.grade,
      p.events,
      p.cases
    from public.agent_outputs o
    left join public.predictions p
      on p.org_id = o.org_id
        and p.output_id = o.id
        and app.is_same_prediction(p.prediction, o.content)
    where o.org_id = app.org_id()
      and o.client_id is not distinct from p_client_id
      and o.deleted_at is null
      and o.agent_type = 'performance-intelligence'
      and o.content -> 'body' ->> 'state' = 'found'
    order by o.created_at desc
    limit p_limit;
end $$;
grant execute on function app.performance_findings to app_user;
