-- Predictions of a client (null: the organization's own), newest first; of one deliverable on request, or
-- (p_open) those that are not graded yet. A deleted deliverable takes its own along.
create or replace function app.list_predictions(
  p_client_id uuid,
  p_limit integer,
  p_open boolean default false
)
returns table (
  id uuid,
  output_id uuid,
  output_type text,
  title text,
  is_current boolean,
  prediction jsonb,
  made_at timestamptz,
  grade text,
  events double precision,
  cases double precision,
  graded_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select
      p.id,
      p.output_id,
      o.output_type,
      o.title,
      app.is_same_prediction(p.prediction, o.content),
      p.prediction,
      p.made_at,
      p.grade,
      p.events,
      p.cases,
      p.graded_at
    from public.predictions p
    join public.agent_outputs o on o.org_id = p.org_id and o.id = p.output_id
    where p.org_id = app.org_id()
      and p.client_id is not distinct from p_client_id
      and o.deleted_at is null
      and not (p_open and p.grade is not null)
    order by p.made_at desc
    limit p_limit;
end $$;
grant execute on function app.list_predictions to app_user;
