-- What the ended calls of a run used: by job, and all together.
create or replace function app.run_usage(p_org_id uuid, p_run_id uuid)
returns table (jobs jsonb, input_tokens integer, output_tokens integer, cost_micros bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with by_job as (
      select
        c.job,
        count(*) as calls,
        sum(c.input_tokens) as input_tokens,
        sum(c.cached_tokens) as cached_tokens,
        sum(c.output_tokens) as output_tokens,
        sum(c.cost_micros) as cost_micros,
        min(c.created_at) as began
      from public.agent_calls c
      where c.org_id = p_org_id
        and c.run_id = p_run_id
        and c.outcome <> 'allowed'
      group by c.job
    )
    select
      coalesce(jsonb_agg(to_jsonb(j) - 'began' order by j.began, j.job), '[]'),
      coalesce(sum(j.input_tokens), 0)::integer,
      coalesce(sum(j.output_tokens), 0)::integer,
      coalesce(sum(j.cost_micros), 0)::bigint
    from by_job j;
end $$;
