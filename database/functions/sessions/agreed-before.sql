-- What was changed and agreed on by hand in the newest deliverable of these types that another session made
-- for the same company, and the group it was for, as long as that still stands. Null where there is none.
create or replace function app.agreed_before(
  p_session_id uuid,
  p_client_id uuid,
  p_types text[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'byHand', o.content -> 'byHand',
      'subject', (
        select f.id
        from app.company_fact_rows f
        where f.org_id = app.org_id()
          and f.id = s.subject_id
          and f.client_id is not distinct from p_client_id
          and f.status in ('proposed', 'assumed', 'confirmed')
      )
    )
    from public.agent_outputs o
    join public.agent_sessions s
      on s.org_id = app.org_id()
        and s.id = o.session_id
        and s.deleted_at is null
    where o.org_id = app.org_id()
      and o.client_id is not distinct from p_client_id
      and o.session_id <> p_session_id
      and o.output_type = any (p_types)
      and o.deleted_at is null
    order by o.created_at desc
    limit 1
  );
end $$;
grant execute on function app.agreed_before to app_user;
