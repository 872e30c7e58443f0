-- Ends a turn: it is done where nothing stood in its way. Otherwise the next one begins after p_seconds, or,
-- where that is null, after a minute, then two, then four, at most an hour.
create or replace function app.end_embedding_turn(
  p_org_id uuid,
  p_problem text,
  p_seconds integer
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_problem is null and p_seconds is null then
    delete
    from app.embedding_turns t
    where t.org_id = p_org_id;
    return;
  end if;
  update app.embedding_turns t
  set
    problem = p_problem,
    failures = t.failures + (p_problem is not null)::integer,
    free_at = now() + make_interval(
      secs => coalesce(p_seconds, least(3600, 60 * 2 ^ least(t.failures, 6)))
    )
  where t.org_id = p_org_id;
end $$;
grant execute on function app.end_embedding_turn to app_auth;
