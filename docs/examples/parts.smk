# A terrain in parts by Snakemake:
#
#   snakemake -s parts.smk --cores 4 --config in=relief.tif op=blur.json out=blurred.tif
#
# op is a file of an operation, or the word convert.
import json
import shlex
import subprocess

SCARP = config.get("scarp", "scarp")
IN, OP, OUT = config["in"], config["op"], config["out"]
SIZE, DIR = int(config.get("size", 4096)), config.get("dir", "parts")
JOB = f"{shlex.quote(IN)} {shlex.quote(OP)} --size {SIZE}"
PLAN = json.loads(subprocess.run([SCARP, "part", "list", IN, OP, "--size", str(SIZE), "--json"],
                                 check=True, capture_output=True).stdout)


rule join:
    input: expand(DIR + "/part-{id}.part", id=[f"{part['id']:05d}" for part in PLAN["list"]])
    output: OUT
    shell: f"{SCARP} part join {shlex.quote(DIR)} -o {{output:q}}"


rule overview:
    input: IN
    output: DIR + "/overview.part"
    shell: f"{SCARP} part list {JOB} -o {shlex.quote(DIR)}"


rule part:
    input: IN, DIR + "/overview.part"
    output: DIR + "/part-{id}.part"
    params: number=lambda wildcards: int(wildcards.id)
    resources: mem_mb=max(part["bytes"] for part in PLAN["list"]) // 2**20 + 512
    shell: f"{SCARP} part run {JOB} --part {{params.number}} -o {shlex.quote(DIR)}"
