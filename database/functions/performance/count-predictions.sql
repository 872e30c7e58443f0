-- How many predictions of a client (null: the organization's own) came true, did not, could not be told, or
-- wait.
create or replace function app.count_predictions(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return (
    select jsonb_build_object(
      'right', count(*) filter (where p.grade = 'met'),
      'wrong', count(*) filter (where p.grade in ('above', 'below')),
      'too_few', count(*) filter (where p.grade = 'too-few'),
      'waiting', count(*) filter (where p.grade is null)
    )
    from public.predictions p
    join public.agent_outputs o on o.org_id = p.org_id and o.id = p.output_id
    where p.org_id = app.org_id()
      and p.client_id is not distinct from p_client_id
      and o.deleted_at is null
  );
end $$;
grant execute on function app.count_predictions to app_user;
