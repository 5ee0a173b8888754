from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("tensu").getOrCreate()
requests = spark.sparkContext.textFile("requests.jsonl", 8)
requests.pipe("tensu batch", checkCode=True).saveAsTextFile("results")
